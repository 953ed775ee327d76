/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { refusal, type Call, type Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, screen, waitFor, within } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import { createGalleryDatabase } from '../gallery/galleryDatabase.ts'
import messages from '../messages/en.json'
import { createCastDatabase } from './castDatabase.ts'
import texts from './messages/en.json'
import table from './sets.json'

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.restoreAllMocks()
  await stopServers()
})

const EXPRESSIONS = table.expressions.map(({ words }) => words)

/** As the built-in engine: a change adds to a description, and "expressionless" is what everybody is anyway. */
const charPrompt = ({ body: { prompt, description, change } }: Call<'charPrompt'>) => ({
  response:
    description === undefined
      ? `${prompt} is old.`
      : change === 'expressionless'
        ? description
        : `${description} Now ${change}.`,
})

const setup = async (replies: Replies = {}) => {
  const rendered = await renderGenerator({ charPrompt, ...replies })
  const { user, input, enter } = rendered
  /** Keeps the character on the stage. */
  const keepShown = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.click(await screen.findByRole('button', { name: messages.keepCharacter }))
    return page(name)
  }
  const keep = async (name: string) => {
    await user.clear(input)
    await enter(name)
    await screen.findByRole('img', { name: `${name} is old.` })
    return keepShown(name)
  }
  return { ...rendered, keep, keepShown }
}
/** A character's page, which has the name of the picture's dialog. */
const page = async (name: string) => {
  await screen.findByRole('button', { name: texts.close })
  return within(await screen.findByRole('dialog', { name }))
}
const makeExpressions = { name: new RegExp(`${texts.expressions}$`) }
const subscribe = () =>
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('[cast-1] keeps a character from the stage, once', async () => {
  const { keep, keepShown, user } = await setup()
  const ada = await keep('Ada')
  ada.getByRole('button', { name: `${texts.asKept} ${messages.favorite}` })
  await user.click(ada.getByRole('button', { name: texts.close }))
  await closed()
  await keepShown('Ada')
  const [kept, ...others] = await createCastDatabase().all()
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    name: 'Ada',
    character: 'Ada',
    looks: [{ description: 'Ada is old.', style: 'realistic', aspect: 'landscape', words: [] }],
  })
})

test('[cast-1] keeps a character from the gallery, and Back closes its page', async () => {
  const { enter, user } = await setup()
  await enter('Ada, of Adaland')
  await user.click(await screen.findByRole('button', { name: 'Gallery, 1 picture' }))
  await user.click(await screen.findByTitle(messages.openPicture))
  await user.click(screen.getByRole('button', { name: messages.keepCharacter }))
  await page('Ada')
  act(() => {
    history.back()
  })
  const gallery = within(await screen.findByRole('dialog', { name: messages.gallery }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ada' })).toBeNull())
  await user.click(gallery.getByRole('button', { name: 'Ada' }))
  await page('Ada')
})

test('[cast-2] makes the expressions that the visitor has portraits for, and later the rest, none twice', async () => {
  const { keep, user, callsTo } = await setup()
  const ada = await keep('Ada')
  ada.getByText(
    'Makes up to 8 pictures. Each counts as a portrait. 4 of them now, the rest once there are portraits left again.',
  )
  await user.click(ada.getByRole('button', makeExpressions))
  await ada.findByText(texts.madeSome)
  const prompts = () => callsTo('characterSD').map(({ body }) => body.prompt)
  const drawn = EXPRESSIONS.slice(1).map((words) => `Ada is old. Now ${words}.`)
  expect(prompts()).toEqual(['Ada is old.', ...drawn.slice(0, 4)])
  expect(pageStore.getState().quota.requestedAt).toHaveLength(5)
  await waitFor(() => expect(ada.getAllByText(texts.missing)).toHaveLength(3))

  // With nothing left, a press says so, and reads nothing either.
  ada.getByText(`Makes 3 pictures. ${texts.eachCounts} ${texts.makesNone}`)
  const read = callsTo('charPrompt').length
  await user.click(ada.getByRole('button', makeExpressions))
  await ada.findByText(/^Try again in \d+ minutes$/)
  expect(callsTo('charPrompt')).toHaveLength(read)

  subscribe()
  ada.getByText('Makes 3 pictures.')
  await user.click(ada.getByRole('button', makeExpressions))
  await ada.findByText(texts.allDrawn)
  expect(prompts()).toEqual(['Ada is old.', ...drawn])
  expect(ada.queryByText(texts.missing)).toBeNull()
  expect(ada.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `expressionless ${messages.favorite}`,
    ...EXPRESSIONS.slice(1),
  ])
})

test('[cast-3] sends a free visitor to the checkout for another character’s expressions', async () => {
  const { keep, user, callsTo } = await setup()
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const ada = await keep('Ada')
  await user.click(ada.getByRole('button', makeExpressions))
  await ada.findByText(texts.madeSome)
  await user.click(ada.getByRole('button', { name: texts.close }))
  await closed()
  act(() => {
    pageStore.setState({ quota: pageStore.getInitialState().quota })
  })
  const bob = await keep('Bob')
  const calls = callsTo('charPrompt').length
  bob.getByText(texts.expressionsLocked)
  await user.click(bob.getByRole('button', makeExpressions))
  expect(open).toHaveBeenCalledTimes(1)
  expect(callsTo('charPrompt')).toHaveLength(calls)
  subscribe()
  await user.click(bob.getByRole('button', makeExpressions))
  await bob.findByText(texts.allDrawn)
})

test('draws a look again whose picture the gallery no longer has', async () => {
  const { keep, keepShown, user, callsTo } = await setup()
  const ada = await keep('Ada')
  await createGalleryDatabase().clear()
  await user.click(ada.getByRole('button', { name: texts.close }))
  await closed()
  const again = await keepShown('Ada')
  await user.click(await again.findByRole('button', { name: texts.draw }))
  await again.findByRole('img', { name: 'Ada is old.' })
  const [first, second] = callsTo('characterSD').map(({ body }) => body)
  expect(second).toEqual(first)
})

test('a character can be renamed, and removed after a question; its pictures stay', async () => {
  const { keep, user } = await setup()
  const ada = await keep('Ada')
  await user.clear(ada.getByRole('textbox', { name: texts.name }))
  ada.getByText(messages.nameMissing)
  await user.paste('  Lady Ada ')
  await user.keyboard('{Enter}')
  const lady = await page('Lady Ada')
  await user.click(lady.getByRole('button', { name: texts.remove }))
  await user.click(lady.getByRole('button', { name: messages.deleteAllNo }))
  expect(document.activeElement?.textContent).toBe(texts.remove)
  await user.click(lady.getByRole('button', { name: texts.remove }))
  await user.click(lady.getByRole('button', { name: messages.deleteAllYes }))
  await closed()
  expect(await createCastDatabase().all()).toEqual([])
  expect(await createGalleryDatabase().all()).toHaveLength(1)
})

test('says why the words could not be read', async () => {
  const { keep, user } = await setup({
    charPrompt: (call) =>
      call.body.change === undefined ? charPrompt(call) : refusal(400, 'No such words.'),
  })
  const ada = await keep('Ada')
  await user.click(ada.getByRole('button', makeExpressions))
  await ada.findByText('No such words.')
})
