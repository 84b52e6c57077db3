import type { Area } from '@tzemed/contract/schema/endpoint';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { notFound } from '../../lib/refusal.ts';

/** `Edit`: who may change them: guests too, or owners alone. */
type Service<View, Edit, Query, Page, New, Input, Out> = {
  list(ctx: View, query: Query): Promise<Page>;
  get(ctx: View, id: string): Promise<Out>;
  create(ctx: Edit, input: New): Promise<Out>;
  update(ctx: Edit, id: string, input: Input): Promise<Out>;
  remove(ctx: Edit, id: string): Promise<unknown>;
  restore(ctx: Edit, id: string): Promise<Out>;
};

type ById = { readonly params: { readonly id: string } };

/**
 * The handlers of the calls that `belongingCalls` and `householdItemCalls` describe: one line each; a noun's own stand beside
 * them.
 */
export function belongingRoutes<const One extends string, View, Edit, Query, Page, New, Input, Out>(
  one: One,
  service: Service<View, Edit, Query, Page, New, Input, Out>,
) {
  const reply = async (thing: Promise<Out>) => ({ [one]: await thing }) as { [K in One]: Out };
  return {
    list: (ctx: View, { query }: { readonly query: Query }) => service.list(ctx, query),
    get: (ctx: View, { params }: ById) => reply(service.get(ctx, params.id)),
    create: (ctx: Edit, { body }: { readonly body: New }) => reply(service.create(ctx, body)),
    update: (ctx: Edit, { params, body }: ById & { readonly body: Input }) =>
      reply(service.update(ctx, params.id, body)),
    remove: async (ctx: Edit, { params }: ById) => void (await service.remove(ctx, params.id)),
    restore: (ctx: Edit, { params }: ById) => reply(service.restore(ctx, params.id)),
  };
}

type OfPet = { readonly params: { readonly petId: string } };
type OneOfPet = { readonly params: { readonly petId: string; readonly id: string } };

/** Throws 404 if the row belongs to another pet. */
export async function demandOfPet<A extends Area>(
  service: { get(ctx: ViewCtx<A>, id: string): Promise<{ petId: string }> },
  ctx: ViewCtx<A>,
  { petId, id }: OneOfPet['params'],
) {
  if ((await service.get(ctx, id)).petId !== petId.toLowerCase()) throw notFound();
}

/** The handlers of the calls that `ofPetCalls` describes. */
export function ofPetRoutes<
  const One extends string,
  A extends Area,
  Query,
  Page,
  New,
  Input,
  Out extends { petId: string },
>(one: One, service: Omit<Service<ViewCtx<A>, EditCtx<A>, Query, Page, New, Input, Out>, 'restore'>) {
  const reply = async (thing: Promise<Out>) => ({ [one]: await thing }) as { [K in One]: Out };
  return {
    list: (ctx: ViewCtx<A>, { params, query }: OfPet & { readonly query: Omit<Query, 'petId'> }) =>
      service.list(ctx, { ...query, petId: params.petId } as Query),
    create: (ctx: EditCtx<A>, { params, body }: OfPet & { readonly body: Omit<New, 'petId'> }) =>
      reply(service.create(ctx, { ...body, petId: params.petId } as New)),
    async get(ctx: ViewCtx<A>, { params }: OneOfPet) {
      await demandOfPet(service, ctx, params);
      return reply(service.get(ctx, params.id));
    },
    async update(ctx: EditCtx<A>, { params, body }: OneOfPet & { readonly body: Omit<Input, 'petId'> }) {
      await demandOfPet(service, ctx, params);
      return reply(service.update(ctx, params.id, { ...body, petId: params.petId } as Input));
    },
    async remove(ctx: EditCtx<A>, { params }: OneOfPet) {
      await demandOfPet(service, ctx, params);
      await service.remove(ctx, params.id);
    },
  };
}
