import type { Area } from '@tzemed/contract/endpoint';
import type { EditCtx, ViewCtx } from '../context.ts';

type Service<A extends Area, Query, Page, New, Input, Out> = {
  list(ctx: ViewCtx<A>, query: Query): Promise<Page>;
  get(ctx: ViewCtx<A>, id: string): Promise<Out>;
  create(ctx: EditCtx<A>, input: New): Promise<Out>;
  update(ctx: EditCtx<A>, id: string, input: Input): Promise<Out>;
  remove(ctx: EditCtx<A>, id: string): Promise<unknown>;
  restore(ctx: EditCtx<A>, id: string): Promise<Out>;
};

type ById = { readonly params: { readonly id: string } };

/** The handlers of the calls that `belongingCalls` describes: one line each; a noun's own stand beside them. */
export function belongingRoutes<const One extends string, A extends Area, Query, Page, New, Input, Out>(
  one: One,
  service: Service<A, Query, Page, New, Input, Out>,
) {
  const reply = async (thing: Promise<Out>) => ({ [one]: await thing }) as { [K in One]: Out };
  return {
    list: (ctx: ViewCtx<A>, { query }: { readonly query: Query }) => service.list(ctx, query),
    get: (ctx: ViewCtx<A>, { params }: ById) => reply(service.get(ctx, params.id)),
    create: (ctx: EditCtx<A>, { body }: { readonly body: New }) => reply(service.create(ctx, body)),
    update: (ctx: EditCtx<A>, { params, body }: ById & { readonly body: Input }) =>
      reply(service.update(ctx, params.id, body)),
    remove: async (ctx: EditCtx<A>, { params }: ById) => void (await service.remove(ctx, params.id)),
    restore: (ctx: EditCtx<A>, { params }: ById) => reply(service.restore(ctx, params.id)),
  };
}
