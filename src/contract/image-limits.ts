/**
 * Most bytes of one image that a server looks at, over the 10 MB the marketplace takes (domain, 5.3; decision 31): a larger one is an
 * error of that image, in these words, and is not sent.
 */
export const mostImageBytes = 12 * 1024 * 1024;
export const imageTooLarge = 'Imagem maior do que o limite de 12 MB';
