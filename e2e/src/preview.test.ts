import { characterField, createPortrait, loadedFigure } from './pageParts.ts'
import { startProduct } from './startProduct.ts'

/** The pictures have their real size, so they take several times as long as their previews. */
const product = startProduct({ STUDIO_SHORT_SIDE: '1024' })

it('[picture-19] shows a preview of the picture that the studio is painting', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await characterField(page).waitFor()
  const previewed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('[data-view="waiting"] img')) resolve(true)
          else if (document.querySelector('[data-view="picture"]')) resolve(false)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await createPortrait(page)
  expect(await previewed).toBe(true)
  await loadedFigure(page).waitFor()
})
