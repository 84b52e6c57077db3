import './comments.css';
import { useId, useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../../i18n/use-texts.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { restoreLostFocus } from '../../../shared/page/focus-content.ts';
import { saidOfChange } from '../../../shared/save/said-of.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import { commentTexts } from './comment-texts.ts';
import { useCommentChanges, useComments } from './comments-api.ts';

type Props = { record: Pick<MedicalRecord, 'id'>; mayEdit: boolean };

/** Comments on a record, written by the people who look after the pet. */
export function CommentsCard({ record: { id: recordId }, mayEdit }: Props) {
  const t = useTexts(commentTexts);
  const actions = useTexts(actionTexts);
  const id = useId();
  const [pages, setPages] = useState(1);
  const { data } = useComments(recordId, pages);
  const { add, change, remove, restore } = useCommentChanges(recordId);
  if (!data || (data.total === 0 && !mayEdit)) return null;

  function showEarlier() {
    setPages(pages + 1);
    restoreLostFocus();
  }
  async function bringBack(one: string) {
    await restore(one);
    toast.success(t.restored, undefined, one);
  }
  async function takeAway(one: string) {
    await remove(one);
    const onPress = () => void bringBack(one).catch(told);
    toast.success(saidOfChange(t.removed, undefined, recordId), { label: actions.undo, onPress }, one);
    restoreLostFocus();
  }

  return (
    <section className="card pad comments" aria-labelledby={id}>
      <h2 id={id}>
        {t.title} {data.total > 0 && <span className="num muted">{data.total}</span>}
      </h2>
      {data.total > data.comments.length && (
        <button type="button" className="link" onClick={showEarlier}>
          {t.earlier}
        </button>
      )}
      {data.total === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul>
          {data.comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              mayEdit={mayEdit}
              onEdit={(text) => change({ commentId: comment.id, text })}
              onRemove={() => void takeAway(comment.id).catch(told)}
            />
          ))}
        </ul>
      )}
      {mayEdit && (
        <CommentForm label={t.say} of={{ place: recordId }} onSend={add}>
          <button type="submit" className="btn sm">
            <Send size={16} aria-hidden="true" />
            {t.send}
          </button>
        </CommentForm>
      )}
    </section>
  );
}

/** Ignores a failure: the code that runs the change reports it. */
const told = () => undefined;
