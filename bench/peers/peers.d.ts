/** As much of the peers as the bench uses: they are checked the same whether they are installed or not. */

declare module 'kbar' {
  import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';

  interface Action {
    readonly id: string;
    readonly name: string;
    readonly perform?: () => void;
  }
  interface KBarState {
    readonly searchQuery: string;
  }
  type Part = (props: { readonly children: ReactNode }) => ReactElement;
  export const KBarProvider: (props: { readonly actions: readonly Action[]; readonly children: ReactNode }) => ReactElement;
  export const KBarPortal: Part;
  export const KBarPositioner: Part;
  export const KBarSearch: (props: InputHTMLAttributes<HTMLInputElement>) => ReactElement;
  export const KBarResults: (props: {
    readonly items: readonly (string | Action)[];
    readonly onRender: (given: { readonly item: string | Action; readonly active: boolean }) => ReactElement;
  }) => ReactElement;
  export const useKBar: <Collected>(collect: (state: KBarState) => Collected) => Collected;
  export const useMatches: () => { readonly results: readonly (string | Action)[] };
}

declare module 'minisearch' {
  interface Options {
    readonly fields: readonly string[];
    readonly processTerm: (term: string) => string;
    readonly searchOptions: {
      readonly prefix: boolean;
      readonly fuzzy: number;
      readonly combineWith: 'AND' | 'OR';
      readonly boost: Readonly<Record<string, number>>;
    };
  }
  export default class MiniSearch<Document extends { readonly id: number }> {
    constructor(options: Options);
    addAll(documents: readonly Document[]): void;
    search(query: string): readonly { readonly id: number }[];
  }
}

declare module 'zustand/vanilla' {
  export interface Store<State> {
    readonly setState: (next: (state: State) => State, replace: true) => void;
    readonly subscribe: <Slice>(selector: (state: State) => Slice, listener: (slice: Slice) => void) => () => void;
  }
  export const createStore: <State>(initializer: { readonly of: State }) => Store<State>;
}

declare module 'zustand/middleware' {
  /** What it returns is for `createStore` alone. */
  export const subscribeWithSelector: <State>(initializer: () => State) => { readonly of: State };
}

declare module 'rxdb' {
  interface Collection {
    readonly bulkInsert: (documents: readonly object[]) => Promise<{ readonly success: readonly unknown[] }>;
  }
  interface Database {
    readonly addCollections: <Name extends string>(
      collections: Readonly<Record<Name, { readonly schema: object }>>,
    ) => Promise<Readonly<Record<Name, Collection>>>;
    readonly remove: () => Promise<unknown>;
  }
  export const createRxDatabase: (options: { readonly name: string; readonly storage: object }) => Promise<Database>;
}

declare module 'rxdb/plugins/storage-dexie' {
  export const getRxStorageDexie: (settings: { readonly chromeTransactionDurability: 'strict' | 'relaxed' | 'default' }) => object;
}

declare module 'react-admin' {
  import type { ReactElement, ReactNode } from 'react';

  export interface AuthProvider {
    readonly login: () => Promise<void>;
    readonly logout: () => Promise<void>;
    readonly checkAuth: () => Promise<void>;
    readonly checkError: () => Promise<void>;
    readonly getPermissions: () => Promise<unknown>;
  }
  /** Nobody is signed in: nothing of it is called. */
  export type DataProvider = Readonly<Record<string, never>>;
  export const Admin: (props: {
    readonly authProvider: AuthProvider;
    readonly dataProvider: DataProvider;
    readonly disableTelemetry: boolean;
    readonly children: ReactNode;
  }) => ReactElement;
  export const Resource: (props: { readonly name: string }) => ReactElement;
}
