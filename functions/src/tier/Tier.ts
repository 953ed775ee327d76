/** What a visitor is entitled to. */
export type Tier = 'free' | 'premium'
