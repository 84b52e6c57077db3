import * as z from 'zod/mini';
import { deviceTime, deviceTimeRule } from '../schema/device-time.ts';
import { type Area, endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, newIdIn, pageOf, paging, textIn, withExample } from '../schema/fields.ts';

export const maxCommentLength = 2000;
const text = () => withExample(textIn(maxCommentLength, 'commentRequired', 'many'), 'אכלה יפה, ואין הקאות');

export const commentInput = z.object({ text: text() });
export type CommentInput = z.output<typeof commentInput>;
const newComment = z.object({ text: text(), id: newIdIn(), at: deviceTime() });
export type NewComment = z.output<typeof newComment>;

export const comment = named(
  'Comment',
  z.object({
    id: idOut('Comment'),
    petId: idOut('Pet'),
    text: withExample(z.string(), 'אכלה יפה, ואין הקאות'),
    createdAt: instantOut,
    createdBy: idOut('User'),
    updatedAt: instantOut,
    updatedBy: idOut('User'),
  }),
);
export type Comment = z.input<typeof comment>;

/** Comments on the items of a resource whose path is `path`, in its area. */
export function commentCalls<const Path extends string, const A extends Area>(path: `/${Path}`, area: A) {
  const view = { area, level: 'view' } as const;
  const edit = { area, level: 'edit' } as const;
  const all: `/${Path}/:id/comments` = `${path}/:id/comments`;
  const one: `/${Path}/:id/comments/:commentId` = `${all}/:commentId`;
  const reply = z.object({ comment });
  return {
    comments: endpoint({
      method: 'GET',
      path: all,
      access: view,
      summary: 'What is said of it, the latest first',
      details: 'What is about something that was deleted comes back with it.',
      query: z.object(paging),
      reply: z.object(pageOf('comments', comment)),
    }),
    comment: endpoint({
      method: 'POST',
      path: all,
      access: edit,
      summary: 'Say something of it',
      details: `It goes and comes back with it. ${deviceTimeRule} \`createdAt\` is that time. With an \`id\` that stands for one already, that one is answered as it is by now.`,
      refuses: { 409: ['idTaken'] },
      body: newComment,
      reply,
      status: 201,
    }),
    getComment: endpoint({
      method: 'GET',
      path: one,
      access: view,
      summary: 'One thing that is said of it',
      details: 'What was taken away is a 404.',
      reply,
    }),
    changeComment: endpoint({
      method: 'PUT',
      path: one,
      access: edit,
      summary: 'Put right what was said',
      details: '`updatedBy` is who has.',
      body: commentInput,
      reply,
    }),
    removeComment: endpoint({
      method: 'DELETE',
      path: one,
      access: edit,
      summary: 'Take away what was said; it can be restored',
      details: 'What was taken away already is a 404.',
    }),
    restoreComment: endpoint({
      method: 'POST',
      path: `${one}/restore` as `/${Path}/:id/comments/:commentId/restore`,
      access: edit,
      summary: 'Bring back what was said and taken away',
      details: 'What was not taken away is a 404.',
      reply,
    }),
  };
}
