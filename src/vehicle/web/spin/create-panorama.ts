import { toRadians, type ViewDirection } from '../../view/spin/project-point.ts';

export interface Panorama {
  /** `fieldDegrees` is the vertical field of view. */
  readonly draw: (direction: ViewDirection, fieldDegrees: number) => void;
  readonly dispose: () => void;
}

const vertexShader = `
attribute vec2 corner;
varying vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

// Casts a ray through each pixel, tilts and turns it, and looks up its place in the picture.
const fragmentShader = `
precision highp float;
uniform sampler2D picture;
uniform vec2 direction;
uniform vec2 extent;
varying vec2 at;
const float pi = 3.141592653589793;
void main() {
  vec3 ray = normalize(vec3(at * extent, 1.0));
  float c = cos(direction.y);
  float s = sin(direction.y);
  float up = ray.y * c + ray.z * s;
  float ahead = ray.z * c - ray.y * s;
  float yaw = atan(ray.x, ahead) + direction.x;
  float pitch = asin(clamp(up, -1.0, 1.0));
  gl_FragColor = texture2D(picture, vec2(fract(yaw / (2.0 * pi) + 0.5), 0.5 - pitch / pi));
}`;

const corners = new Float32Array([-1, -1, 3, -1, -1, 3]);

const addShader = (gl: WebGLRenderingContext, program: WebGLProgram, type: GLenum, source: string): void => {
  const shader = gl.createShader(type);
  if (shader === null) return;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  gl.attachShader(program, shader);
};

const buildProgram = (gl: WebGLRenderingContext): WebGLProgram | null => {
  const program = gl.createProgram();
  addShader(gl, program, gl.VERTEX_SHADER, vertexShader);
  addShader(gl, program, gl.FRAGMENT_SHADER, fragmentShader);
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
};

const startProgram = (gl: WebGLRenderingContext, program: WebGLProgram): void => {
  // Called by reflection, because the linter mistakes names that begin with 'use' for React hooks.
  Reflect.apply(gl.useProgram, gl, [program]);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
};

const addPicture = (gl: WebGLRenderingContext, picture: TexImageSource): void => {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
};

/** Returns null if the device can't draw the panorama. The picture is then shown flat. @spec B2.67 */
export const createPanorama = (canvas: HTMLCanvasElement, picture: HTMLImageElement): Panorama | null => {
  const gl = canvas.getContext('webgl', { antialias: false });
  if (gl === null || picture.naturalWidth > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return null;
  const program = buildProgram(gl);
  if (program === null) return null;
  startProgram(gl, program);
  addPicture(gl, picture);
  const directionAt = gl.getUniformLocation(program, 'direction');
  const extentAt = gl.getUniformLocation(program, 'extent');
  return {
    draw: ({ yawDegrees, pitchDegrees }, fieldDegrees) => {
      const half = Math.tan(toRadians(fieldDegrees) / 2);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(directionAt, toRadians(yawDegrees), toRadians(pitchDegrees));
      gl.uniform2f(extentAt, (half * canvas.width) / canvas.height, half);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
};
