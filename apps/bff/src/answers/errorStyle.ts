/** Style of the page of last resort, in the page itself: it must look right when nothing else answers. */
export const ERROR_STYLE = `
:root{color-scheme:light dark;--side:max(clamp(1rem,4vw,3rem),50% - 20rem);--paper:light-dark(oklch(.966 .013 92),oklch(.212 .024 268));--ink:light-dark(oklch(.225 .025 268),oklch(.95 .016 90));--soft:light-dark(oklch(.385 .024 268),oklch(.85 .016 90));--stall:oklch(.455 .19 263);--on:oklch(.985 .01 92);--stop:oklch(.8 .15 62)}
.adult{color-scheme:dark;--paper:oklch(.195 .04 335);--ink:oklch(.958 .014 350);--soft:oklch(.868 .026 348);--stall:oklch(.73 .205 356);--on:oklch(.175 .045 340);--stop:var(--stall)}
*{box-sizing:border-box;margin:0}
body{min-block-size:100dvh;background:var(--paper);color:var(--ink);font:1.125rem/1.5 "Segoe UI",system-ui,sans-serif}
header{background:var(--stall);color:var(--on);padding:1.25rem var(--side) 1.75rem;--edge:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50% 100%/12px 100%;-webkit-mask:var(--edge);mask:var(--edge)}
header svg{display:block;block-size:2rem;inline-size:auto}
header a{display:inline-block;color:inherit}
.stop{fill:var(--stop)}
main{padding:clamp(2.5rem,8vw,5rem) var(--side)}
h1{font:800 clamp(2.25rem,1.5rem + 4vw,4rem)/1.05 "Arial Narrow",system-ui,sans-serif;letter-spacing:-.02em;margin-block-end:1.25rem;text-wrap:balance}
p{color:var(--soft);margin-block-end:1rem;max-inline-size:34rem}
p a{color:inherit}
.home{display:inline-block;margin-block-start:1rem;padding:.75rem 1.25rem;border-radius:4px;background:var(--stall);color:var(--on);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`
