import { configure } from '@testing-library/dom'

// A busy machine takes long over what `waitFor` and `findBy` wait for; their own limit is a second.
configure({ asyncUtilTimeout: 60_000 })
