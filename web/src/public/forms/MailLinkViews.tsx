import { useAuthPage } from '../auth/use-auth-page.ts';
import { FieldError } from './FormField.tsx';
import { PageView, WithoutToken } from './PageView.tsx';

type Said = { readonly title: string; readonly text: string };
type Props = {
  ask: Said;
  submit: string;
  done: Said;
  /** Text for a link that is good no more. */
  broken?: string;
  /** Words of a link to the home page, where the mail has nothing to do with an account. */
  toHome?: string;
};

/** Views of a page that a mailed link opens. A button asks: mail filters open links, too. */
export function MailLinkViews({ ask, submit, done, broken, toHome }: Props) {
  const { t, to } = useAuthPage();
  return (
    <>
      <PageView name="form" shown>
        <h1>{ask.title}</h1>
        <p>{ask.text}</p>
        <form className="form" method="post" noValidate data-form="link" data-busy={t.saving}>
          <FieldError name="root" />
          <button className="btn">{submit}</button>
        </form>
      </PageView>
      <PageView name="done">
        <h1 tabIndex={-1}>{done.title}</h1>
        <p>{done.text}</p>
        <a className="btn" href={to(toHome ? '/' : '/login')}>
          {toHome ?? t.login}
        </a>
      </PageView>
      <PageView name="broken">
        <h1 tabIndex={-1}>{t.linkBroken}</h1>
        <p>{broken ?? t.restoreBrokenText}</p>
      </PageView>
      <WithoutToken shows="broken" />
    </>
  );
}
