/** So many distinct pictures are dealt out: more than stay decoded, so that a step meets new ones. */
const count = 240;
const side = 640;

const draw = async (each: number): Promise<string> => {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can not draw');
  // Many small squares: a flat colour would compress to nothing and decode in no time.
  for (let square = 0; square < 400; square += 1) {
    context.fillStyle = `hsl(${(each * 37 + square * 11) % 360} 60% ${30 + ((square * 7) % 50)}%)`;
    context.fillRect((square % 20) * 32, Math.floor(square / 20) * 32, 32, 32);
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
};

export const drawPictures = (): Promise<readonly string[]> => Promise.all(Array.from({ length: count }, (_, each) => draw(each)));
