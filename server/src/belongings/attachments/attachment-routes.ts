import type { AttachmentInput } from '@tzemed/contract/items/attachments';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { EditCtx, ViewCtx } from '../../context.ts';
import type { UploadDetails } from '../../files/uploads/store-upload.ts';
import type { Receive } from '../../files/uploads/receive-upload.ts';
import type { attachmentService } from './attachment-service.ts';

type Verbs<A extends Area> = ReturnType<typeof attachmentService<A>>;
type OfThing = { readonly params: { readonly id: string } };
type OfOne = { readonly params: { readonly id: string; readonly attachmentId: string } };
type Sending = OfThing & { readonly query: UploadDetails; readonly receive: Receive };

/** The handlers of the calls that `attachmentCalls` describes. */
export const attachmentRoutes = <A extends Area>(papers: Verbs<A>) => ({
  attachments: async (ctx: ViewCtx<A>, { params }: OfThing) => ({ attachments: await papers.list(ctx, params.id) }),
  attach: (ctx: EditCtx<A>, { params, query, receive }: Sending) => papers.add(ctx, params.id, query, receive),
  attachmentFile: (ctx: ViewCtx<A>, { params, query }: OfOne & { readonly query: { size: 'thumb' | 'full' } }) =>
    papers.file(ctx, params.id, params.attachmentId, query.size),
  changeAttachment: async (ctx: EditCtx<A>, { params, body }: OfOne & { readonly body: AttachmentInput }) => ({
    attachment: await papers.change(ctx, params.id, params.attachmentId, body),
  }),
  detach: (ctx: EditCtx<A>, { params }: OfOne) => papers.remove(ctx, params.id, params.attachmentId),
  restoreAttachment: async (ctx: EditCtx<A>, { params }: OfOne) => ({
    attachment: await papers.restore(ctx, params.id, params.attachmentId),
  }),
});

/** Routes of `documentCalls`. */
export const documentRoutes = <A extends Area>(papers: Verbs<A>) => ({
  setDocument: (ctx: EditCtx<A>, { params, query, receive }: Sending) => papers.add(ctx, params.id, query, receive),
  removeDocument: (ctx: EditCtx<A>, { params }: OfThing) => papers.removeFirst(ctx, params.id),
});
