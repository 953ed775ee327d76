import { DramatisGenerator } from './DramatisGenerator.ts'

const NAME = 'dramatis-generator'

// A page may load this script twice, or two versions of it; the first one stays.
if (!customElements.get(NAME)) customElements.define(NAME, DramatisGenerator)
