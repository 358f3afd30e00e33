import { useEffect, useRef, useState } from 'react';

/** A record that is read and edited in one place. Its title has the focus when the form is gone: what was saved is what is read on. */
export const useEditing = () => {
  const [isEditing, setEditing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) title.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { isEditing, edit: () => setEditing(true), stop: () => setEditing(false), title };
};
