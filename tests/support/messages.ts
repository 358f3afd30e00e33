import { readyCorner } from '#ui/toast.tsx';

// A test begins where a page is a second old.
await readyCorner();
