import type { CommentInput, NewComment } from '@tzemed/contract/items/comments';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { EditCtx, ViewCtx } from '../../context.ts';
import type { commentService } from './comment-service.ts';

type OfThing = { readonly params: { readonly id: string } };
type OfOne = { readonly params: { readonly id: string; readonly commentId: string } };

/** The handlers of the calls that `commentCalls` describes. */
export const commentRoutes = <A extends Area>(said: ReturnType<typeof commentService<A>>) => ({
  comments: (ctx: ViewCtx<A>, { params, query }: OfThing & { readonly query: Paging }) =>
    said.list(ctx, params.id, query),
  comment: async (ctx: EditCtx<A>, { params, body }: OfThing & { readonly body: NewComment }) => ({
    comment: await said.add(ctx, params.id, body),
  }),
  getComment: async (ctx: ViewCtx<A>, { params }: OfOne) => ({
    comment: await said.get(ctx, params.id, params.commentId),
  }),
  changeComment: async (ctx: EditCtx<A>, { params, body }: OfOne & { readonly body: CommentInput }) => ({
    comment: await said.change(ctx, params.id, params.commentId, body),
  }),
  removeComment: (ctx: EditCtx<A>, { params }: OfOne) => said.remove(ctx, params.id, params.commentId),
  restoreComment: async (ctx: EditCtx<A>, { params }: OfOne) => ({
    comment: await said.restore(ctx, params.id, params.commentId),
  }),
});
