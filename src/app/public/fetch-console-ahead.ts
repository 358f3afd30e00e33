/** Asks for the files that the console's page names, so that they are here when somebody has typed. What does not come is asked for by that page. */
export const fetchConsoleAhead = (): void => {
  void fetch('/')
    .then((answer) => answer.text())
    .then((text) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      for (const named of page.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')) {
        const href = named.getAttribute('src') ?? named.getAttribute('href');
        if (href !== null) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
      }
    })
    .catch(() => {});
};
