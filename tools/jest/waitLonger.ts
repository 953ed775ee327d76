import { configure } from '@testing-library/dom'

// On a busy machine, what `waitFor` and `findBy` wait for takes long; their own limit is a second.
configure({ asyncUtilTimeout: 60_000 })
