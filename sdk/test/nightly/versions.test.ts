import { keepsTheRest } from '../properties/missingProperties.ts'
import { testEach } from '../properties/Property.ts'

testEach('keeps the rest when one property is missing or null', keepsTheRest, 10)
