/** How the page looks, in light and dark. */
export const style = `
  :root { color-scheme: light dark; --line: light-dark(#c3c8d0, #4a4f58); --main: light-dark(#2f5fb8, #8fb4ff); font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; background: light-dark(#fff, #17191d); color: light-dark(#1d2430, #e6e8ec) }
  main { max-width: 70rem; margin: 0 auto; padding: 1.5rem }
  h1 { font-size: 1.6rem; margin: 0 0 .5rem }
  .drop { display: grid; gap: .75rem; padding: 1.5rem; border: 2px dashed var(--line); border-radius: 8px }
  .tick { display: block }
  #status { min-height: 1.5rem; font-weight: 600; overflow-wrap: anywhere }
  .refused { color: light-dark(#a4161a, #ff9b9b) }
  .buttons { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem }
  button { padding: .5rem 1rem; font: inherit; border: 1px solid currentcolor; border-radius: 5px; background: none; color: inherit; cursor: pointer }
  button.main { border-color: var(--main); background: var(--main); color: light-dark(#fff, #10131a); font-weight: 600 }
  :focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
  .scroll { max-height: 60vh; overflow: auto; margin: 1rem 0; border: 1px solid var(--line); border-radius: 5px }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: .35rem .75rem; text-align: start; vertical-align: top; font-weight: 400; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
  thead th { font-weight: 600; position: sticky; top: 0; background: light-dark(#eef0f4, #23262c) }
  tr.out { color: light-dark(#6b4b00, #f0c674) }
  details { margin: .75rem 0 } summary { cursor: pointer; font-weight: 600 }
  li { overflow-wrap: anywhere }
  fieldset { margin: 1rem 0; border: 1px solid var(--line); border-radius: 5px }
`;
