import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { type DeskTicket, supportDesk as table, type TicketFile } from '@tzemed/contract/site/support-tickets';
import { callsOf } from '../../../lib/api/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { isGone, ticketsAtOnce } from '../api.ts';

const calls = callsOf(table);
const noun = 'supportDesk';
const oneKey = (id: string) => [noun, 'one', id];

export const deskTabs = ['waiting', 'mine', 'answered', 'closed'] as const;
export type DeskTab = (typeof deskTabs)[number];
type OneTicket = ClientReply<typeof table.get>;

/** A page of everybody's tickets. The previous page is shown until it arrives. */
export function useDesk(tab: DeskTab, q: string, page: number) {
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: [noun, 'list', { tab, q, page }],
    queryFn: ({ signal }) => calls.list({ query: { tab, page, limit: ticketsAtOnce, ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { quiet: true },
  });
  return {
    data,
    isPending,
    isBetween: isPlaceholderData,
    isFailed: isError && (!data || isPlaceholderData),
    isFetching,
    retry: () => void refetch(),
  };
}

/** A ticket with its messages and notes; `null` where there is none. */
export function useDeskTicket(id: string) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) =>
      calls.get({ params: { id } }, { signal }).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      }),
    staleTime: 0,
    meta: { quiet: true },
  });
  return { data, isPending, isFailed: isError && data === undefined, isFetching, retry: () => void refetch() };
}

/** Actions on a ticket besides writing in it. */
export function useDeskChanges() {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: [noun] });
  const said = {
    onSuccess: ({ ticket }: { ticket: DeskTicket }) => {
      queries.setQueryData<OneTicket | null>(oneKey(ticket.id), (now) => now && { ...now, ticket });
      again();
    },
    // The colleague who was faster shows by then, too.
    onError: again,
  };
  const of = (id: string) => ({ params: { id } });
  return {
    take: useMutation({ mutationFn: (id: string) => calls.take(of(id)), ...said }),
    release: useMutation({ mutationFn: (id: string) => calls.release(of(id)), ...said }),
    close: useMutation({ mutationFn: (id: string) => calls.close(of(id)), ...said }),
    reopen: useMutation({ mutationFn: (id: string) => calls.reopen(of(id)), ...said }),
  };
}

type Reply = { id: string | undefined; text: string; fileIds: string[]; isNote: boolean };

/** Answers, or leaves a note. */
export function useDeskReply(ticketId: string) {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: [noun] });
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, ...body }: Reply) =>
      calls.reply({ params: { id: ticketId }, body }, id === undefined ? {} : { newId: id }),
    onSuccess: ({ ticket, message }) => {
      queries.setQueryData<OneTicket | null>(
        oneKey(ticketId),
        (now) => now && { ticket, messages: [...now.messages.filter(({ id }) => id !== message.id), message] },
      );
      again();
    },
    onError: again,
    meta: { quiet: true },
  });
  return mutateAsync;
}

/** Brings a file of a ticket onto the device. */
export const downloadAtDesk = async (ticketId: string, { id, name }: TicketFile) =>
  saveFile(await calls.file({ params: { id: ticketId, fileId: id } }), name);
