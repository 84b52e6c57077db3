import { createPath, type To, type UNSAFE_createBrowserHistory } from 'react-router';
import { wordsIn } from '@tzemed/contract/text/texts';
import { pageLang } from '../../i18n/language.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { reloadStaleBuild } from '../../ui/lazy/reload-stale-build.ts';
import { overlayEntryId } from '../../ui/overlay/overlay-entry-id.ts';
import { uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast/toast.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Milliseconds after which a navigation is shown as loading. */
const soonMs = 150;

/**
 * A history that goes to a screen when its code is there. Without a connection the user stays where they are, with all that
 * stands there; a page of an older build, whose files are gone, goes to the same address as a new one.
 *
 * @param codeOf the code of the screen at an address; undefined when it is there already
 */
export function gatedHistory(history: History, codeOf: (pathname: string) => Promise<unknown> | undefined): History {
  const { dataset } = document.documentElement;
  let turn = 0;

  function go(how: 'push' | 'replace', to: To, state: unknown) {
    const href = typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to });
    const coming = codeOf(new URL(href, location.href).pathname);
    const mine = ++turn;
    const under = overlayEntryId();
    // Cancels the navigation if the user has opened a dialog since, and may be typing in it.
    const isWanted = () => mine === turn && (overlayEntryId() === 0 || overlayEntryId() === under);
    toast.over('way');
    delete dataset.going;
    delete dataset.first;
    if (!coming) return history[how](to, state);
    const slow = setTimeout(() => (dataset.going = ''), soonMs);
    return void coming
      .then(
        () => isWanted() && history[how](to, state),
        async () => {
          if (!isWanted() || (await reloadStaleBuild({ href, reload: () => location.assign(href) }))) return;
          const t = wordsIn(uiTexts, pageLang());
          const again = { label: t.retry, onPress: () => go(how, to, state) };
          toast.error(errorText(new ApiError(0, 'network', 'Network Error')), again, 'way');
        },
      )
      .finally(() => {
        clearTimeout(slow);
        if (mine === turn) delete dataset.going;
      });
  }

  // Cancels a pending navigation when the user has gone elsewhere.
  addEventListener('popstate', () => {
    turn++;
    delete dataset.going;
    delete dataset.first;
  });
  return Object.create(history, {
    push: { value: (to: To, state: unknown) => go('push', to, state) },
    replace: { value: (to: To, state: unknown) => go('replace', to, state) },
  }) as History;
}
