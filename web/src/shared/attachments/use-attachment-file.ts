import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AttachmentInfo, AttachmentSource, AttachmentSize } from './attachment-calls.ts';

/** A paper, and where it is. */
export type SourcedAttachment = { paper: AttachmentInfo; place: AttachmentSource };

/** Twenty papers of 20 MB are not all kept because somebody has leafed through them. */
const fullMs = 60_000;

/** The bytes of a paper, or its small picture. They never change: another paper has another id. */
export const attachmentFileQuery = ({ paper: { id }, place }: SourcedAttachment, size: AttachmentSize) =>
  queryOptions({
    // The key is not below the resource: a change of the item leaves its attachments as they are.
    queryKey: ['uploads', 'file', place.key, id, size],
    queryFn: ({ signal }) => place.load(id, size, signal),
    staleTime: 'static',
    ...(size === 'full' && { gcTime: fullMs }),
    meta: { quiet: true },
  });

export const useAttachmentFile = (held: SourcedAttachment, size: AttachmentSize, isWanted = true) =>
  useQuery({ ...attachmentFileQuery(held, size), enabled: isWanted });
