import { useState } from 'react';
import type { Comment as Said } from '@tzemed/contract/items/comments';
import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { restoreLostFocus } from '../../../shared/page/focus-content.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentTexts } from './comment-texts.ts';

type Props = {
  comment: Said;
  mayEdit: boolean;
  onEdit: (text: string) => Promise<unknown>;
  onRemove: () => void;
};

/** A comment, which its author can edit and delete. */
export function Comment({ comment, mayEdit, onEdit, onRemove }: Props) {
  const t = useTexts(commentTexts);
  const f = useFormats();
  const { user } = useAuth();
  const { nameOf } = usePeople();
  const [isEditing, setEditing] = useState(false);
  const { text, createdAt, createdBy, updatedAt } = comment;
  const isOwn = createdBy === user?.id;
  const name = isOwn ? user.name : (nameOf(createdBy) ?? t.somebody);

  async function save(changed: string) {
    await onEdit(changed);
    close();
  }
  function close() {
    setEditing(false);
    restoreLostFocus();
  }

  return (
    <li className="comment">
      <PersonAvatar is={isOwn ? 'me' : 'owner'} name={name} id={createdBy} size={38} />
      {isEditing ? (
        <CommentForm label={t.edit} of={{ text }} onSend={save}>
          <div className="row tight">
            <button type="submit" className="btn sm">
              {t.save}
            </button>
            <button type="button" className="btn line sm" onClick={close}>
              {t.cancel}
            </button>
          </div>
        </CommentForm>
      ) : (
        <div className="comment-said">
          <p dir="auto">{text}</p>
          <small>
            <bdi>{isOwn ? t.you : name}</bdi> • <bdi className="num">{f.day(dayOf(new Date(createdAt)))}</bdi>,{' '}
            <bdi className="num">{f.time(createdAt)}</bdi>
            {updatedAt > createdAt && ` • ${t.edited}`}
          </small>
          <WaitingMark id={comment.id} />
          {isOwn && mayEdit && (
            <div className="comment-acts">
              <button type="button" className="link" onClick={() => setEditing(true)}>
                {t.edit}
              </button>
              <button type="button" className="link quiet" onClick={onRemove}>
                {t.remove}
              </button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
