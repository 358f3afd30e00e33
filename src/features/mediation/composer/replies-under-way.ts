/**
 * Replies of this page that are being recorded, by the place of their draft. Outside React: whoever leaves while files are sealed and
 * comes back at once must find the same reply on its way, and not a draft of it to be sent a second time.
 */
const underWay = new Map<string, Promise<boolean>>();

export const replyUnderWay = (place: string): Promise<boolean> | undefined => underWay.get(place);

export const trackReply = async (place: string, recording: Promise<boolean>): Promise<boolean> => {
  underWay.set(
    place,
    recording.catch(() => false),
  );
  try {
    return await recording;
  } finally {
    underWay.delete(place);
  }
};
