CREATE TABLE "answered_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text
);
