/** The style sheet that all pages share. */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f5f7, #14161b);
  --sheet: light-dark(#ffffff, #1d2027);
  --ink: light-dark(#16191f, #eceef2);
  --soft: light-dark(#545b68, #a9b0bd);
  --line: light-dark(#858c99, #747c8a);
  --hair: light-dark(#dcdfe5, #30343d);
  --press: light-dark(#1d4fbf, #8fb2ff);
  --on-press: light-dark(#ffffff, #10141d);
  --bad: light-dark(#a4201b, #ff9c90);
  --bad-back: light-dark(#fdecea, #3a1d1b);
  --good: light-dark(#17653f, #83dbaa);
  --note: light-dark(#ffe9a8, #43370f);
  --on-note: light-dark(#3a2d00, #ffe9a8);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.5 system-ui, 'Segoe UI', sans-serif;
  overflow-wrap: break-word;
}
.sandbox { margin: 0; padding: 6px 16px; background: var(--note); color: var(--on-note); text-align: center; font-size: .875rem; }
.top { display: flex; align-items: center; gap: 10px; max-width: 992px; margin: 0 auto; padding: 20px 16px 4px; font-weight: 600; }
.mark { display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 8px; background: var(--ink); color: var(--page); }
main { max-width: 992px; margin: 0 auto; padding: 8px 16px 64px; }
h1 { margin: 12px 0; font-size: 1.625rem; line-height: 1.2; text-wrap: balance; }
h2 { margin: 0 0 12px; font-size: 1.125rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0 0 12px; }
a { color: var(--press); }
.soft { color: var(--soft); }
.small { font-size: .875rem; }
.good { color: var(--good); }
p:last-child, .field:last-child { margin-block-end: 0; }
.sheet { background: var(--sheet); border: 1px solid var(--hair); border-radius: 14px; padding: 20px; margin-block-end: 16px; }
.list { max-width: 720px; margin-inline: auto; }
.narrow { max-width: 560px; margin-inline: auto; }
.columns { display: grid; gap: 16px; }
@media (width >= 800px) {
  .columns { grid-template-columns: 5fr 6fr; gap: 24px; align-items: start; }
  .columns > .sheet { margin: 0; padding: 28px; }
}
dl.sums { display: grid; grid-template-columns: 1fr auto; gap: 6px 16px; margin: 16px 0 0; padding-block-start: 16px; border-block-start: 1px solid var(--hair); }
dl.sums dt, dl.sums dd { margin: 0; }
dl.sums dd { font-variant-numeric: tabular-nums; text-align: end; }
dl.sums .total { padding-block-start: 8px; font-size: 1.125rem; font-weight: 700; }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain > li + li { margin-block-start: 14px; padding-block-start: 14px; border-block-start: 1px solid var(--hair); }
.ticks { margin: 0 0 12px; padding-inline-start: 20px; }
.row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
.field { display: grid; gap: 4px; margin-block-end: 16px; }
label, legend { font-weight: 600; font-size: .9375rem; }
legend { padding: 0; margin-block-end: 8px; }
fieldset { border: 0; margin: 0 0 16px; padding: 0; min-inline-size: 0; }
.hint { color: var(--soft); font-size: .875rem; font-weight: 400; }
input:not([type='radio'], [type='checkbox']), select, textarea {
  inline-size: 100%;
  min-block-size: 48px;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--sheet);
  color: inherit;
  font: inherit;
}
textarea { min-block-size: 96px; resize: vertical; }
input[type='radio'], input[type='checkbox'] { inline-size: 20px; block-size: 20px; margin: 2px 0 0; accent-color: var(--press); flex: none; }
.choice { display: flex; gap: 12px; align-items: flex-start; min-block-size: 48px; padding: 11px 12px; border: 1px solid var(--hair); border-radius: 8px; font-weight: 400; cursor: pointer; }
.choice + .choice { margin-block-start: 8px; }
.choice:has(:checked) { border-color: var(--press); box-shadow: inset 0 0 0 1px var(--press); }
.choice .hint { display: block; }
[aria-invalid='true'] { border-color: var(--bad) !important; }
.error { color: var(--bad); font-size: .875rem; margin: 0; }
.alert { border: 1px solid var(--bad); background: var(--bad-back); color: var(--ink); border-radius: 10px; padding: 12px 16px; margin-block-end: 16px; }
.alert ul { margin: 4px 0 0; padding-inline-start: 20px; }
.alert p, .status p { margin: 0; }
.alert a { color: inherit; }
.status { border: 1px solid var(--good); border-radius: 10px; padding: 12px 16px; margin-block-end: 16px; }
button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 48px;
  padding: 10px 18px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: color-mix(in srgb, var(--ink) 8%, transparent); }
.primary, .wide { inline-size: 100%; }
.primary { margin-block-end: 12px; border-color: transparent; background: var(--press); color: var(--on-press); }
.primary:hover { background: color-mix(in srgb, var(--press) 86%, var(--ink)); }
.danger { border-color: var(--bad); color: var(--bad); }
:focus-visible { outline: 3px solid var(--press); outline-offset: 2px; }
.beside { display: flex; gap: 8px; align-items: start; }
.beside > button { margin-block-start: 27px; }
.code { margin: 20px 0 0; }
.beside > :first-child { flex: 1; min-inline-size: 0; }
.default { position: absolute; inline-size: 1px; min-block-size: 1px; block-size: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
details { margin-block-start: 12px; }
summary { min-block-size: 32px; cursor: pointer; font-weight: 600; }
details[open] > summary { margin-block-end: 8px; }
code { font: .9375rem ui-monospace, monospace; }
@media print { .sandbox { border-block-end: 1px solid; } }
`
