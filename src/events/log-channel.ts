/** What tabs of one user tell each other about the log: that it grew, or that it is about to be destroyed. Never what is in it. */
export type LogNews = { readonly type: 'grew'; readonly head: number } | { readonly type: 'destroying' };

export interface LogChannel {
  readonly tell: (news: LogNews) => void;
  readonly close: () => void;
}

/** Without BroadcastChannel a tab hears nothing and finds the head moved when it appends or takes focus. */
export const openLogChannel = (name: string, onNews: (news: LogNews) => void): LogChannel => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (message: MessageEvent<LogNews>) => onNews(message.data));
  return {
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  };
};
