/** How the page looks, in light and dark: as the dialogs of the editor do. */
export const style = `
  :root { color-scheme: light dark; --ink: light-dark(#313d3e, #e3e6ea); --paper: light-dark(#fff, #1b1e23); --pale: light-dark(#eff0f4, #272b32); --quiet: light-dark(#596273, #a9b1be); --line: light-dark(#798291, #6d7684); --main: light-dark(#3a69c7, #9dbcff); --on-main: light-dark(#fff, #12161d); --bad: light-dark(#a4161a, #ff9d9d); font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; background: light-dark(#eff0f4, #121418); color: var(--ink) }
  main { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem }
  :where(h1, h2, p, ul) { margin: 0 }
  main > * + *, section > * + * { margin-top: 1rem }
  h1 { font-size: 1.75rem; line-height: 1.25; text-wrap: balance }
  h2 { font-size: 1.25rem; line-height: 1.35; overflow-wrap: anywhere }
  :is(h2, #status) { outline: 0 }
  a { color: var(--main) }
  main > a { display: inline-block; padding: .25rem 0 }
  [hidden] { display: none !important }
  .drop, section { background: var(--paper); border-radius: 8px; box-shadow: 0 1px 4px rgb(14 18 26 / 14%) }
  .drop { padding: clamp(1.5rem, 6vw, 3rem) 1.5rem; border: 2px dashed var(--line); text-align: center; box-shadow: none }
  .drop.over { border-color: var(--main); background: var(--pale) }
  .drop[inert], section[inert] { opacity: .55 }
  .field { position: relative; display: inline-block; margin-top: .75rem }
  .field input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer }
  .field input:focus-visible + label { outline: 3px solid var(--main); outline-offset: 2px }
  button, label.main, .buttons a { display: inline-block; box-sizing: border-box; padding: .5rem 1rem; font: inherit; border: 1px solid var(--line); border-radius: 5px; background: var(--paper); color: inherit; text-decoration: none; cursor: pointer }
  button.main, label.main { border-color: var(--main); background: var(--main); color: var(--on-main); font-weight: 600 }
  :focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
  .progress > :not(:empty) + :not(:empty) { margin-top: .25rem }
  #status, .refused { font-weight: 600; overflow-wrap: anywhere }
  .refused { color: var(--bad) }
  .count { color: var(--quiet); font-variant-numeric: tabular-nums }
  progress { width: 100%; height: .5rem; accent-color: var(--main) }
  section { padding: clamp(1rem, 4vw, 1.5rem) }
  .buttons { display: flex; flex-wrap: wrap; gap: .75rem }
  .tick { display: flex; gap: .5rem; align-items: baseline; padding: .25rem 0; overflow-wrap: anywhere; cursor: pointer }
  .tick input { flex: none; accent-color: var(--main) }
  fieldset { min-width: 0; margin: 0; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 5px }
  legend { float: left; width: 100%; padding: .25rem 0 }
  legend + * { clear: both }
  .scroll { max-height: 60vh; overflow: auto; border-radius: 5px; background: var(--pale) }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: .4rem .75rem; text-align: start; vertical-align: baseline; font-weight: 400; overflow-wrap: anywhere }
  tr + tr > * { border-top: 1px solid var(--paper) }
  thead th { position: sticky; top: 0; font-weight: 600; white-space: nowrap; background: var(--pale) }
  .becomes { color: var(--quiet) }
  .state { white-space: nowrap; color: var(--quiet) }
  .state.new, .state.updated { color: var(--main); font-weight: 600 }
  .state.left-out { color: var(--bad); font-weight: 600 }
  section > :is(label[for], label[for] + p) { margin-top: 0 }
  label[for]:not(.main), legend { font-weight: 600; overflow-wrap: anywhere }
  :is(textarea, select, [type='text']) { box-sizing: border-box; display: block; width: 100%; padding: .5rem; font: inherit; border: 1px solid var(--line); border-radius: 5px; background: var(--paper); color: inherit }
  textarea { resize: vertical }
  .question select { margin-top: .25rem; max-width: 24rem }
  .question p { overflow-wrap: anywhere }
  fieldset.question { margin-top: 1rem; padding-bottom: 1rem }
  summary { cursor: pointer; font-weight: 600 }
  details ul { margin: .5rem 0; padding-left: 1.25rem }
  li { overflow-wrap: anywhere }
  @media (max-width: 40rem) {
    table, tbody, tr, :is(tbody, tr) > :is(th, td) { display: block }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    tbody tr { padding: .5rem .75rem }
    tbody tr + tr { border-top: 1px solid var(--paper) }
    tbody :is(th, td) { padding: 0; border: 0 }
  }
`;
