import { useTexts } from '../i18n/use-texts.ts';
import { shellTexts } from '../shell/texts.ts';
import { useAuthPage } from './use-auth-page.ts';
import { FieldError } from './FormField.tsx';
import { View, WithoutToken } from './View.tsx';

type Said = { readonly title: string; readonly text: string };
type Props = {
  ask: Said;
  submit: string;
  done: Said;
  /** What is said of a link that is good no more. */
  broken?: string;
  /** A link of nobody in particular leads to the home page afterwards, not to an account. */
  isPublic?: boolean;
};

/** Views of a page that a mailed link opens. A button asks: mail filters open links, too. */
export function LinkViews({ ask, submit, done, broken, isPublic }: Props) {
  const { t, to } = useAuthPage();
  const { toHome } = useTexts(shellTexts);
  return (
    <>
      <View name="form" shown>
        <h1>{ask.title}</h1>
        <p>{ask.text}</p>
        <form className="form" method="post" noValidate data-form="link" data-busy={t.saving}>
          <FieldError name="root" />
          <button className="btn">{submit}</button>
        </form>
      </View>
      <View name="done">
        <h1 tabIndex={-1}>{done.title}</h1>
        <p>{done.text}</p>
        <a className="btn" href={to(isPublic ? '/' : '/login')}>
          {isPublic ? toHome : t.login}
        </a>
      </View>
      <View name="broken">
        <h1 tabIndex={-1}>{t.linkBroken}</h1>
        <p>{broken ?? t.restoreBrokenText}</p>
      </View>
      <WithoutToken shows="broken" />
    </>
  );
}
