import styles from './developmentPage.module.css'
import { t } from './messages.ts'
import { mount } from './mount.tsx'

/** This remote on its own, under a heading like the page's. It posts to the local form service. */
const settings = { contactUrl: 'http://localhost:4011/submit', contactAccessKey: 'local' }

const page = document.createElement('main')
const heading = document.createElement('h1')
const form = document.createElement('div')

heading.textContent = t('title')
page.append(heading, form)
page.className = styles.section ?? ''
document.body.className = styles.page ?? ''
document.body.append(page)
mount(form, { settings })
