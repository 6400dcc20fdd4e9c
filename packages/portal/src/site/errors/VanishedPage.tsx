/**
 * For the moment in which something vanishes between the bff's question and the drawing. It travels unseen
 * within every page, so it says only what it must.
 */
export const VanishedPage = () => (
  <main>
    <h1>Nebyl nalezen žádný inzerát, ani rubrika.</h1>
    <a href="/">Zpět na hlavní stranu</a>
  </main>
)
