import { deleteView, listSavedViews, saveView } from '#contract/shell.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

export const savedViewsQuery = (api: Api, screen: string) =>
  callQuery(api, listSavedViews, { key: ['savedViews', screen], payload: { query: { screen } }, staleTime: 60_000 });

/** Those of every list: what the palette finds. Its key begins like that of one list, so what is saved or removed there is asked for anew here. */
export const everyViewQuery = (api: Api) =>
  callQuery(api, listSavedViews, { key: ['savedViews'], payload: { query: {} }, staleTime: 60_000 });

export interface NewView {
  readonly id: string;
  readonly screen: string;
  readonly name: string;
  readonly search: string;
  readonly shared: boolean;
}

/** A view's id is made by the console, so that saving twice is saving once. `send` brings the key of the request. */
export const storeView = (send: Api['send'], { id, ...body }: NewView) => send(saveView, { params: { id }, body });

export const removeView = (api: Api, id: string) => api.send(deleteView, { params: { id } });
