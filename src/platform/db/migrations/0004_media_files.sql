CREATE TABLE "media_files" (
	"folder" text NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_files_folder_path_pk" PRIMARY KEY("folder","path")
);
