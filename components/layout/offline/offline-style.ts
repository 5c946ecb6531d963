/** The design tokens (app/globals.css) that the offline page needs. The web font may be unavailable. */
export const OFFLINE_STYLE = `
:root{color-scheme:light dark;--font:light-dark(#17212b,#e9eff4);--muted:light-dark(#4c5a68,#a9b7c3);--line:light-dark(#dfe6eb,#2b3641);
--page:light-dark(#fff,#0b1117);--surface:light-dark(#f8fafb,#151d25);--primary:light-dark(#1a7f4b,#45b37b);--on:light-dark(#fff,#061f14)}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--font);font:1rem/1.6 Anuphan,system-ui,"Noto Sans Thai",Thonburi,"Leelawadee UI",sans-serif}
header{display:flex;align-items:center;gap:.5rem;padding:.75rem 1rem;border-bottom:1px solid var(--line);font-weight:600;font-size:1.125rem}
svg{width:2rem;height:2rem}
header,main{padding-inline:max(1rem,calc(50vw - 22rem))}
main{padding-block:2rem 3rem}
h1{font-size:1.875rem;line-height:1.3}
h2{font-size:1.375rem;line-height:1.35;margin:2.5rem 0 .75rem}
h3{font-size:1.0625rem}
.lead{margin-top:.5rem;color:var(--muted)}
.button{display:inline-block;margin-top:1.25rem;padding:.625rem 1.25rem;border-radius:.625rem;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
a{color:var(--primary)}
:focus-visible{outline:3px solid light-dark(#0e7490,#5cc4dd);outline-offset:2px}
ul{list-style:none;padding:0}
#homes{display:grid;gap:.75rem}
#homes:empty{display:none}
#homes li{display:flex;gap:1rem;align-items:center;padding:.75rem;border:1px solid var(--line);border-radius:.875rem;background:var(--surface)}
.picture{flex:none;width:6.5rem;aspect-ratio:4/3;border-radius:.5rem;background:var(--line);overflow:hidden}
.picture img{display:block;width:100%;height:100%;object-fit:cover}
#homes strong,#homes span,#homes small{display:block;overflow-wrap:anywhere}
#homes strong{font-size:1.125rem}
small,#none,#seen,dt{color:var(--muted)}
#seen{margin-top:.75rem}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem}
dd{overflow-wrap:anywhere}
dd a{display:inline-block;margin-right:.75rem;padding-block:.25rem;white-space:nowrap}
dt{padding-block:.25rem}
.offices{display:grid;gap:1.25rem;margin-top:1.25rem}
@media (min-width:40rem){.offices{grid-template-columns:1fr 1fr}}
`.replaceAll('\n', '');
