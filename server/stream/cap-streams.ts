/** Of one person in one process. A browser has one for each of its tabs. */
const most = 20;

/** Notes a stream of somebody; answers what to call when it is over. */
export type NoteStream = (person: string, end: () => void) => () => void;

/**
 * A person who opens one stream more than the most loses the oldest: that may be a line which broke without a word, and the newest is a
 * page that somebody looks at. Refusing the newest would let dead lines keep its person out. A console that lost its stream so stays away
 * for a while.
 */
export const capStreams = (): NoteStream => {
  const ofPerson = new Map<string, Set<() => void>>();
  return (person, end) => {
    const ends = ofPerson.get(person) ?? new Set();
    ofPerson.set(person, ends.add(end));
    const [oldest] = ends;
    if (ends.size > most) oldest?.();
    return () => {
      ends.delete(end);
      if (ends.size === 0 && ofPerson.get(person) === ends) ofPerson.delete(person);
    };
  };
};
