/** Stands for a picture that could not be made in time: a camera and 'Image not found', as on cards. @spec L8.04 */
export const placeholderPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">
<rect width="600" height="400" fill="#eceeee"/>
<g fill="none" stroke="#5d6466" stroke-width="5"><path d="M258 172h22l12-20h36l12 20h22v66H258z"/><circle cx="310" cy="204" r="19"/></g>
<text x="310" y="284" font-family="system-ui,sans-serif" font-size="22" fill="#5d6466" text-anchor="middle">Image not found</text>
</svg>`;
