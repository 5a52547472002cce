export const shadowGradients =
  '<defs><radialGradient id="s1"><stop offset="0" stop-opacity=".5"/><stop offset=".5" stop-opacity=".4"/><stop offset="1" stop-opacity="0"/></radialGradient><radialGradient id="s2"><stop offset=".7" stop-opacity=".65"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>';

export const drawShadow = (leftX: number, lengthPx: number, groundY: number): string => {
  const middle = Math.round(leftX + lengthPx / 2);
  const soft = `<ellipse cx="${middle}" cy="${Math.round(groundY + 2)}" rx="${Math.round(lengthPx * 0.56)}" ry="${Math.round(lengthPx * 0.042)}" fill="url(#s1)"/>`;
  return `${soft}<ellipse cx="${middle}" cy="${Math.round(groundY)}" rx="${Math.round(lengthPx * 0.48)}" ry="${Math.round(lengthPx * 0.017)}" fill="url(#s2)"/>`;
};
