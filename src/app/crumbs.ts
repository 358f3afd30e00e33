import type { MessageKey } from '#locale/catalogue.ts';

/** One step of the breadcrumb. The last one of a page leads nowhere: its path is ''. */
export interface Crumb {
  readonly title: Extract<MessageKey, `shell.title.${string}`>;
  readonly path: string;
}
