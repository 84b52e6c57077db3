// The script of the page of frequent questions.
import '../page.ts';

// Behind all else: the holidays of Israel are some kilobytes.
void import('../contact/show-open.ts').then(({ showOpen }) => showOpen());

/** An address with the id of a question opens it. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
openNamed();
addEventListener('hashchange', openNamed);
