import { buttonClass } from '@dramatis/ui'
import { useMessages } from '../messages.ts'
import scene from '../scene/GeneratorPlaceholder.module.css'

/** Shown by the first paint when the page cannot load; hidden until `watchScripts` shows it. */
export const NotLoaded = () => {
  const { t } = useMessages()
  return (
    <>
      <div className={scene.oxford} hidden />
      <div role="alert">
        <p className={scene.title} hidden>
          {t('notLoaded')}
        </p>
      </div>
      <a className={buttonClass('primary', scene.retry)} href="" hidden>
        {t('tryAgain')}
      </a>
    </>
  )
}
