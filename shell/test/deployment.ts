import type { Deployment } from '../src/federation/deployment.ts'

/** A deployment of these versions, the current one first, each with the entry `https://<version>`. */
export const deploymentOf = (...versions: readonly string[]): Deployment => ({
  candidates: versions.map((version) => ({ version, entry: `https://${version}`, canary: false })),
  refused: [],
  settings: {
    functionsUrl: '',
    checkoutUrl: 'https://checkout.example',
    contactUrl: 'https://forms.example',
    contactAccessKey: 'key',
  },
})
