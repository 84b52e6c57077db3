// The script of the help centre: filters the articles while the reader types.
import '../page-script.ts';
import { searchText, weigh } from './search-text.ts';

const form = document.querySelector<HTMLFormElement>('.help-search')!;
const input = form.querySelector('input')!;
const status = document.querySelector<HTMLElement>('[data-found]')!;
const articles = [...document.querySelectorAll<HTMLElement>('[data-words]')];
const words = articles.map((article) => article.dataset.words!);
let saying: ReturnType<typeof setTimeout> | undefined;

function show() {
  const query = input.value;
  const isAsked = searchText(query) !== '';
  const weights = weigh(words, query);
  articles.forEach((article, index) => (article.hidden = isAsked && !weights[index]));
  const found = articles.filter((article) => !article.hidden).length;
  for (const topic of document.querySelectorAll<HTMLElement>('[data-topic]'))
    topic.hidden = !topic.querySelector('[data-words]:not([hidden])');
  for (const part of document.querySelectorAll<HTMLElement>('[data-unsearched]')) part.hidden = isAsked;
  document.querySelector<HTMLElement>('[data-nothing]')!.hidden = found > 0;
  clearTimeout(saying);
  // Once the reader rests: a number for every letter would be talked over.
  saying = setTimeout(() => {
    const { found: number, none } = status.dataset;
    status.textContent = !isAsked ? '' : found > 0 ? number!.replace('#', String(found)) : none!;
  }, 400);
}

/** The address keeps what was asked, so that the way back from an article leads to what was found. */
function keep() {
  const url = new URL(location.href);
  if (input.value.trim()) url.searchParams.set('q', input.value);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

input.value = new URLSearchParams(location.search).get('q') ?? '';
if (input.value) show();
input.addEventListener('input', () => {
  show();
  keep();
});
form.addEventListener('submit', (event) => event.preventDefault());
