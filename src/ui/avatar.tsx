interface AvatarProps {
  readonly name: string;
  /** Used only when it is a picture of our own origin or over https: the server's links are not trusted (reliability 91). */
  readonly picture: string | null;
  readonly size?: number;
}

const isPicture = (link: string | null): link is string => link !== null && (/^\/(?!\/)/u.test(link) || link.startsWith('https://'));

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
};

export const Avatar = ({ name, picture, size = 28 }: AvatarProps) => (
  <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
    {isPicture(picture) ? <img src={picture} alt="" width={size} height={size} referrerPolicy="no-referrer" /> : initialsOf(name)}
  </span>
);
