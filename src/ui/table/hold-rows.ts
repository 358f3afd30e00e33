/**
 * What each place shows, by the index of its row. A place that is held keeps what it showed last, even nothing; one that showed
 * another row before shows this one.
 */
export const createHoldRows = <Row>() => {
  let shown: ReadonlyMap<number, Row | undefined> = new Map();
  return (
    indexes: readonly number[],
    rowAt: (index: number) => Row | undefined,
    isHeld: (index: number) => boolean,
  ): ReadonlyMap<number, Row | undefined> => {
    shown = new Map(indexes.map((index) => [index, shown.has(index) && isHeld(index) ? shown.get(index) : rowAt(index)]));
    return shown;
  };
};
