import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { linkToCard } from '../src/screens.ts';
import { builtFiles } from './built-files.ts';
import { scriptsOf } from './page-scripts.ts';

/** A connection that says nothing for so long is none, to somebody who holds a pet that does not breathe. */
const patienceMs = 3000;

/** Files of other screens, and of what is of no use without a connection: papers, search and notifications. */
const isOfCard = (file: string) =>
  !/(Page|Overview|PetSharing|HandoversCard|attachment-components|search-components|NotificationsPanel)-[\w-]+\.(js|css)$/.test(
    file,
  );

/**
 * Writes the worker that keeps the page of an emergency card on a device: its HTML, its scripts with their styles, its
 * fonts, and nothing of anybody. The page registers it for its own address; with every build it is another one, and keeps everything anew.
 */
export async function writeCardWorker(folder: string) {
  const page = linkToCard('_');
  const html = `${page}/index.html`;
  const scripts = [...(await scriptsOf(folder, html, isOfCard))];
  const styles = await laterStyles(folder, html, scripts);
  const files = [...scripts, ...styles, ...(await builtFiles(folder, '.woff2'))].toSorted();
  const build = createHash('sha256')
    .update(await readFile(folder + html))
    .update(files.join())
    .digest('hex')
    .slice(0, 16);
  await writeFile(`${folder}/card-worker.js`, workerOf(`page-${build}`, [page, ...files]));
}

/** Styles that come with scripts after the page: a script without its styles is not run. The page itself has its own. */
async function laterStyles(folder: string, html: string, scripts: readonly string[]) {
  const page = await readFile(folder + html, 'utf8');
  const codes = await Promise.all(scripts.map((script) => readFile(folder + script, 'utf8')));
  const named = codes.flatMap((code) => code.match(/\bassets\/[\w.-]+\.css/g) ?? []).map((name) => `/${name}`);
  return [...new Set(named)].filter((style) => isOfCard(style) && !page.includes(style));
}

/** Plain ES that needs no build. The first file is the page. */
const workerOf = (
  name: string,
  files: readonly string[],
) => `const name=${JSON.stringify(name)},files=${JSON.stringify(files)};
const others=names=>names.filter(one=>one.startsWith('page-')&&one!==name);
const kept=asked=>caches.match(asked,{ignoreVary:true});
addEventListener('install',event=>event.waitUntil(caches.open(name).then(store=>store.addAll(files)).then(()=>skipWaiting())));
addEventListener('activate',event=>event.waitUntil(caches.keys().then(names=>Promise.all(others(names).map(one=>caches.delete(one))))));
async function page(request){
const coming=fetch(request);
const late=new Promise(resolve=>setTimeout(resolve,${patienceMs}));
const answer=await Promise.race([coming.catch(()=>undefined),late]);
return answer&&answer.status<500?answer:await kept(files[0])??coming}
addEventListener('fetch',event=>{
const {request}=event,{origin,pathname}=new URL(request.url);
if(request.mode==='navigate')event.respondWith(page(request));
else if(origin===location.origin&&pathname.startsWith('/assets/'))event.respondWith(kept(request).then(file=>file??fetch(request)))});
`;
