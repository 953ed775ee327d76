import { configure } from '@testing-library/dom'

// The limit of `waitFor` and `findBy` is a second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 })
