// Scripts that run before the first paint, inlined into every page, so that nothing flashes. Plain ES that needs no
// build.

/** Theme, and whether somebody is signed in. */
export const bootPublicScript = `(function(d){try{var l=localStorage;
d.dataset.theme=l.getItem('theme')||'light';
if(l.getItem('authToken'))d.dataset.auth='in';
if(l.getItem('listDensity')==='compact')d.dataset.density='compact';
}catch(e){d.dataset.theme='light'}})(document.documentElement)`;

/** App pages are one file for all languages: the stored one is set here. */
export const bootAppScript = `${bootPublicScript};(function(d){try{
var l=localStorage,g=l.getItem('lang');if(g==='en'||g==='ar')d.lang=g;if(g==='en')d.dir='ltr';
}catch(e){}})(document.documentElement)`;
