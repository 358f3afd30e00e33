// Files share one browser, and what a module remembers is read when it is loaded: each begins without what another left.
localStorage.clear();
sessionStorage.clear();
