// Files share one browser, and what was chosen for a computer is read when its module is loaded: each begins without what another chose.
localStorage.clear();
sessionStorage.clear();
