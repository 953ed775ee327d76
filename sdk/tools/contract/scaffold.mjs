/**
 * Writes the files of a new version from the shape of its document: operations, and the entities that are new or
 * differ from those of the previous version. The output is a draft, to be reviewed and corrected by hand.
 */
import { describeOperations } from './describeOperations.mjs'
import { entityText } from './entityText.mjs'
import { familyText } from './expressions.mjs'
import { familiesOf } from './families.mjs'
import { homesOf } from './homesOf.mjs'
import { namesIn } from './names.mjs'
import { nameUnions } from './nameUnions.mjs'
import { operationText } from './operationText.mjs'
import { webhooksText } from './webhooksText.mjs'
import { withImports } from './withImports.mjs'

/**
 * Returns the text of each file by its path in the version's folder. `earlier` is what `readEarlier` returns;
 * `words` has a maintainer's names and summaries for new operations.
 */
export const scaffold = (document, earlier, words = new Map()) => {
  const shape = nameUnions(document)
  const operations = describeOperations(shape, earlier, words)
  const homes = homesOf(shape, operations, earlier)
  const families = familiesOf(shape, homes)
  const context = { shape, earlier, homes, families }
  const written = new Set()
  const files = new Map()
  const write = (path, text, names) => {
    const file = files.get(path) ?? { texts: [], names: new Set() }
    file.texts.push(text)
    for (const name of names) file.names.add(name)
    files.set(path, file)
  }
  for (const name of inOrder(shape, homes)) {
    const family = families.get(name)
    if (family && !written.has(family.constant)) {
      written.add(family.constant)
      write(homes.get(name), ...familyText(family, shape.entities[name].fields, context))
    }
    write(homes.get(name), ...entityText(name, context))
  }
  for (const operation of operations) write(operation.file, ...operationText(operation, context))
  write('webhooks', ...webhooksText(context))
  return {
    files: new Map([...files].map(([path, file]) => [path, withImports(path, file, context)])),
    operations,
  }
}

/** The names of the entities in `homes`, each after those of the entities that it contains. */
const inOrder = (shape, homes) => {
  const ordered = new Set()
  const visit = (name, path) => {
    if (ordered.has(name) || path.includes(name)) return
    for (const inner of namesIn(shape.entities[name])) visit(inner, [...path, name])
    if (homes.has(name)) ordered.add(name)
  }
  for (const name of homes.keys()) visit(name, [])
  return ordered
}
