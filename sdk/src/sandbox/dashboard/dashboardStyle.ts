/** The dashboard's style sheet, which comes after the one that all pages share. */
export const dashboardStyle = `
:root {
  --warn: light-dark(#7c4a00, #f2c26b);
  --good-back: light-dark(#e3f4ea, #173226);
  --warn-back: light-dark(#fdf1d8, #3a2c10);
}
.dashboard .top, .dashboard main { max-width: 1344px; padding-inline: 24px; }
.dashboard .top h1 { margin: 0; font-size: 1.25rem; }
#connection { margin-inline-start: auto; display: inline-flex; align-items: center; gap: 8px; font-size: .875rem; font-weight: 400; color: var(--soft); }
#connection::before { content: ''; inline-size: 10px; block-size: 10px; border-radius: 50%; border: 2px solid var(--line); }
#connection[data-state='live']::before { background: var(--good); border-color: var(--good); }
#connection[data-state='lost'] { color: var(--bad); }
#connection[data-state='lost']::before { border-color: var(--bad); }
.dashboard h2 { margin-block-end: 8px; font-size: 1.0625rem; }
.dashboard h2:focus-visible { outline-offset: 4px; }
.dashboard h3 { margin-block: 20px 4px; font-size: .875rem; color: var(--soft); }
.dashboard h2 + h3 { margin-block-start: 0; }
.dashboard button, .dashboard .button { inline-size: auto; min-block-size: 36px; margin: 0; padding: 5px 12px; font-size: .9375rem; white-space: nowrap; }
.dashboard .primary { padding-inline: 16px; }
.dashboard input:not([type='hidden']) { min-block-size: 40px; padding: 6px 10px; }
.dashboard .field { margin-block-end: 12px; align-content: start; }
.dashboard code, .dashboard pre { font-size: .875rem; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.time { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: center; justify-content: space-between; }
.time .beside { margin: 0; }
.time h2 { margin: 0; font-weight: 400; font-size: .875rem; }
.clock { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; font-size: 1.375rem; line-height: 1.4; font-variant-numeric: tabular-nums; }
.clock > span:first-child { font-weight: 400; }
.sums { list-style: none; margin: 0 0 16px; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.sums a { display: grid; padding: 12px 16px; border: 1px solid var(--hair); border-radius: 14px; background: var(--sheet); color: inherit; text-decoration: none; }
.sums a:hover { border-color: var(--press); }
.number { font-size: 1.75rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; }
.messages { position: sticky; inset-block-start: 0; z-index: 1; }
.messages p { margin: 0; }
.messages p:not(:empty) { margin-block-end: 16px; padding: 10px 16px; border: 1px solid var(--good); border-radius: 10px; background: var(--good-back); overflow-wrap: anywhere; }
.messages #error:not(:empty) { border-color: var(--bad); background: var(--bad-back); }
.board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 16px; }
@media (width >= 1000px) { .board { grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); } }
.items { list-style: none; margin: 0; padding: 0; }
.items > li { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; justify-content: space-between; padding-block: 9px; }
.items > li + li { border-block-start: 1px solid var(--hair); }
.items p { margin: 0; }
.items li > div:first-child { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
.name { font-weight: 600; }
.name code { font-weight: 600; }
.end { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.amount { font-variant-numeric: tabular-nums; font-weight: 600; }
.more { margin: 8px 0 0; }
.badge { padding: 2px 10px; border: 1px solid currentColor; border-radius: 999px; font-size: .8125rem; white-space: nowrap; color: var(--soft); }
.badge.good { color: var(--good); background: var(--good-back); }
.badge.warn { color: var(--warn); background: var(--warn-back); }
.badge.bad { color: var(--bad); background: var(--bad-back); }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) 88px; gap: 12px; }
#part-planned { margin-block-start: 16px; }
.dashboard .beside { margin-block-start: 16px; }
.dashboard .beside .field { flex: 1; min-inline-size: 0; margin: 0; }
.dashboard .beside > button { margin-block-start: 25px; min-block-size: 40px; }
.items details { margin: 0; }
.items summary { min-block-size: 24px; inline-size: max-content; padding-block: 2px; font-size: .875rem; font-weight: 400; color: var(--soft); }
.items details[open] { flex-basis: 100%; }
dl.clients { margin: 0; }
.clients dd { margin: 0 0 8px; overflow-wrap: anywhere; }
pre { max-block-size: 320px; margin: 0 0 8px; padding: 12px; overflow: auto; border-radius: 8px; background: var(--page); }
@media (width < 600px) {
  .dashboard .top, .dashboard main { padding-inline: 16px; }
  .sums { grid-template-columns: 1fr 1fr; }
  .items li > div:first-child { flex-basis: 160px; }
  .time .buttons > form { flex: 1 1 auto; }
  .time .buttons button { inline-size: 100%; }
}
`
