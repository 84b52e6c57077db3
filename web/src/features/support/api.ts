import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import {
  maxTicketFileBytes,
  supportFiles as filesTable,
  supportTickets as table,
  type SupportTicket,
  type TicketFile,
} from '@tzemed/contract/site/support-tickets';
import { ApiError } from '../../lib/api/api-error.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { uploadTransport } from '../../lib/api/upload-transport.ts';
import { createUploadQueue } from '../../shared/uploads/upload-queue.ts';

export const ticketCalls = callsOf(table);
const fileCalls = callsOf(filesTable);

const noun = 'supportTickets';
const oneKey = (id: string) => [noun, 'one', id];

type Which = 'open' | 'closed';
type OneTicket = ClientReply<typeof table.get>;

/** Rows that a list of tickets shows at a time. */
export const ticketsAtOnce = 20;

/** A page of one's tickets. Another page of the same kind stands for it until it is here. */
export function useTickets(state: Which, page: number, isWanted = true) {
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: [noun, 'list', { state, page }],
    queryFn: ({ signal }) => ticketCalls.list({ query: { state, page, limit: ticketsAtOnce } }, { signal }),
    placeholderData: (before, query) =>
      (query?.queryKey[2] as { state?: Which } | undefined)?.state === state ? keepPreviousData(before) : undefined,
    enabled: isWanted,
    staleTime: 0,
    meta: { quiet: true },
  });
  return {
    data,
    isPending,
    isBetween: isPlaceholderData,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
  };
}

/** True when there is no such thing, or the id is none. */
export const isGone = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status);

/** A ticket and its messages; `null` where there is none. */
export function useTicket(id: string) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) =>
      ticketCalls.get({ params: { id } }, { signal }).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      }),
    enabled: id !== '',
    staleTime: 0,
    meta: { quiet: true },
  });
  return {
    data,
    isPending: isPending && id !== '',
    isFailed: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Writes a changed ticket into the screens that show it; its list is asked for anew. */
function shows(queries: QueryClient, ticket: SupportTicket) {
  queries.setQueryData<OneTicket | null>(oneKey(ticket.id), (now) => now && { ...now, ticket });
  void queries.invalidateQueries({ queryKey: [noun] });
}

/** Closes or reopens a ticket, or marks its answers as read. */
export function useTicketChanges(id: string) {
  const queries = useQueryClient();
  const params = { params: { id } };
  const said = {
    onSuccess: ({ ticket }: { ticket: SupportTicket }) => shows(queries, ticket),
    onError: () => void queries.invalidateQueries({ queryKey: [noun] }),
  };
  const close = useMutation({ mutationFn: () => ticketCalls.close(params), ...said });
  const reopen = useMutation({ mutationFn: () => ticketCalls.reopen(params), ...said });
  const { mutate: read } = useMutation({
    mutationFn: (upTo: string) => ticketCalls.read({ ...params, body: { upTo } }),
    onSuccess: (answer) => {
      said.onSuccess(answer);
      void queries.invalidateQueries({ queryKey: ['notifications'] });
    },
    meta: { quiet: true },
  });
  return { close, reopen, read };
}

/** Writes a message; its conversation shows it at once. */
export function useReply(ticketId: string) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, text, fileIds }: { id: string | undefined; text: string; fileIds: string[] }) =>
      ticketCalls.reply({ params: { id: ticketId }, body: { text, fileIds } }, id === undefined ? {} : { newId: id }),
    onSuccess: ({ ticket, message }) => {
      queries.setQueryData<OneTicket | null>(
        oneKey(ticketId),
        (now) => now && { ticket, messages: [...now.messages.filter(({ id }) => id !== message.id), message] },
      );
      void queries.invalidateQueries({ queryKey: [noun] });
    },
    // A ticket that is closed by now says so where it stands.
    onError: () => void queries.invalidateQueries({ queryKey: [noun] }),
    meta: { quiet: true },
  });
  return mutateAsync;
}

/** Files that go up before their message. */
export const ticketFiles = () =>
  createUploadQueue<TicketFile>(
    {
      send: (file, id, onProgress, signal) =>
        fileCalls
          .create({ query: { id }, file }, { signal, transport: uploadTransport(onProgress) })
          .then((answer) => ({ paper: answer.file })),
      remove: (fileId) => fileCalls.remove({ params: { fileId } }),
    },
    undefined,
    maxTicketFileBytes,
  );

/** Brings a file of a conversation onto the device. */
export const download = async ({ id, name }: TicketFile) =>
  saveFile(await fileCalls.get({ params: { fileId: id } }), name);
